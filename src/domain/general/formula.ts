/**
 * What a spreadsheet would take for a formula: run in Excel, it could reach other files and addresses. Also in the full width of
 * East Asian keyboards, also the small forms, and also after spaces and what nobody sees.
 */
export const FORMULA = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫]|^[\t\r\n]/u;
