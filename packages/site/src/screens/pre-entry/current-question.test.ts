import { expect, test } from "vitest";
import { currentQuestion } from "./current-question.ts";

const questions = [{ id: "one" }, { id: "two" }, { id: "three" }];

test.each([
  ["", {}, 0],
  ["#two", {}, 0],
  ["#two", { one: "yes" }, 1],
  ["#three", { one: "yes" }, 1],
  ["#one", { one: "yes", two: "no" }, 0],
  ["#three", { one: "yes", two: "no", three: "yes" }, 2],
  ["#elsewhere", { one: "yes", two: "no" }, 0],
])("the hash %j with the answers %j shows question %i", (hash, answers, index) => {
  expect(currentQuestion(questions, hash, answers)).toBe(index);
});
