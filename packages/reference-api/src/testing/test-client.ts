export {
  type InProcessAnswer as TestAnswer,
  InProcessClient as TestClient,
} from "../http/in-process-client.ts";
