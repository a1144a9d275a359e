import { createExchange } from '../../shared/exchange'

/** Invitations on their way from the answer that brought them to the dialog that shows them, once. */
export const invitations = createExchange<string>()
