/**
 * Matches text that a spreadsheet would run as a formula, which could read other files and addresses. Full-width and small forms
 * count too, and so do leading spaces and invisible characters.
 */
export const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;
