/** What the page /login takes from the kit. */
import "@kaitori/ui/base";

export {
  Banner,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Divider,
  ErrorSummary,
  Heading,
  Link,
  Page,
  PasswordField,
  SiteFooter,
  SiteHeader,
  SkipLink,
  Stack,
  Text,
  TextField,
  ToastRegion,
  UiProvider,
} from "@kaitori/ui";
