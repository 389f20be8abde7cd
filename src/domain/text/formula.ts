/**
 * Matches text that a spreadsheet would run as a formula, which could read other files and addresses.
 * Includes full-width forms, and leading spaces and invisible characters.
 */
export const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;
