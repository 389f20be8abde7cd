/**
 * What to say before a deploy of this project whose settings are not in functions/; null where they are. Asked for them only then, a
 * deploy would have chosen the functions' secrets before it knew the answers.
 */
export function settingsProblem(project: string | undefined, files: readonly string[]): string | null {
  if (project === undefined) return null;
  const isSettings = (file: string) => /^\.env(?:\.(?!example$|local$).+)?$/.test(file);
  if (files.some(isSettings)) return null;
  return `The settings of ${project} are missing. Copy functions/.env.example to functions/.env.${project}, fill it in and deploy again.`;
}
