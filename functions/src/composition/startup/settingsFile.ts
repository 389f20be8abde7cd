/**
 * The error for a deploy of a project without a settings file in functions/; null where there is one. Firebase would
 * ask for the settings during the deploy, after it has chosen the functions' secrets.
 */
export function settingsProblem(project: string | undefined, files: readonly string[]): string | null {
  if (project === undefined) return null;
  const isSettings = (file: string) => /^\.env(?:\.(?!example$|local$).+)?$/.test(file);
  if (files.some(isSettings)) return null;
  return `The settings of ${project} are missing. Copy functions/.env.example to functions/.env.${project}, fill it in and deploy again.`;
}
