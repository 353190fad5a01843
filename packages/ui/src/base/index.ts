import "./base.css.ts";
import "./print.css.ts";
