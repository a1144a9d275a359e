import { object, string } from 'yup'
import { subjectIn } from './dossier'

/** `of` is an address, whatever its case, or an e-mail. */
export const dossierQuerySchema = object({
  of: string()
    .required('of is required')
    .test('subject', 'of must be a wallet address or an e-mail', (text) => !text || subjectIn(text) !== undefined),
})
