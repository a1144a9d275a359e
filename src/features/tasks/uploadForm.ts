import { media } from '../../contract/formRules'
import { createTaskSchema } from '../../contract/requests'

/** The form's schema. All fields are text except the file, which is passed beside them. */
export const uploadTaskSchema = (file: File | undefined) =>
  createTaskSchema.shape({ media: media().transform(() => file) })
