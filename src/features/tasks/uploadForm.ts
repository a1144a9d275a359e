import { media } from '../../contract/formRules'
import { createTaskSchema } from '../../contract/requests'

/**
 * The form's schema. All fields are text except the file, which is passed beside them. `problem`: why the file that was chosen
 * last was refused; the one chosen before must not be sent in its place.
 */
export function uploadTaskSchema(file: File | undefined, problem: string | undefined) {
  const rule = problem === undefined ? media() : media().required(problem)
  return createTaskSchema.shape({ media: rule.transform(() => (problem === undefined ? file : undefined)) })
}
