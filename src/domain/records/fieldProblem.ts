/** A problem that blocks a save; `field` is its path, as in 'variants.0.price', and `message` a sentence for the team. */
export interface FieldProblem<Field extends string = string> {
  field: Field;
  message: string;
}
