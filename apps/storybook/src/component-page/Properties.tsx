import type { ComponentProperties, Property } from "../../component-properties.ts";
import * as styles from "./Properties.css.ts";

/** Properties of a component with meaning, type and default value. */
export function Properties({ propertyGroups }: { propertyGroups: readonly ComponentProperties[] }) {
  return propertyGroups.map(({ components, properties, hasAttributes }) => (
    <section key={components[0]}>
      {(propertyGroups.length > 1 || components.length > 1) && <h3>{components.join(", ")}</h3>}
      {properties.length === 0 && <p>None.</p>}
      {properties.length > 0 && (
        <dl className={`sb-unstyled ${styles.list}`}>
          {properties.map((property) => (
            <Row key={property.name} {...property} />
          ))}
        </dl>
      )}
      {hasAttributes && <p>It also accepts the attributes of its HTML element, except class and style.</p>}
    </section>
  ));
}

function Row({ name, kind, meaning, required, defaultValue }: Property) {
  return (
    <div className={styles.row}>
      <dt className={styles.name}>
        <code className={styles.code}>{name}</code>
        {required && <span className={styles.requiredNote}>required</span>}
      </dt>
      <dd className={styles.meaning}>{withCodeElements(meaning)}</dd>
      <dd className={styles.kind}>
        <code className={styles.code}>{kind}</code>
        {defaultValue !== undefined && (
          <>
            {"; default: "}
            <code className={styles.code}>{defaultValue}</code>
          </>
        )}
      </dd>
    </div>
  );
}

/** Renders text between backticks as code. */
const withCodeElements = (sentence: string) =>
  sentence.split("`").map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={`${index} ${part}`} className={styles.code}>
        {part}
      </code>
    ),
  );
