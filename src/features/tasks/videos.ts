import { createExchange } from '../../shared/exchange'

/** Chosen videos on their way from the form to the saga that uploads them. */
export const videos = createExchange<File>()
