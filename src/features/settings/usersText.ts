import { formatDecimal } from '../../shared/amounts'

export const usersText = (count: number) => `${formatDecimal(String(count))} ${count === 1 ? 'user' : 'users'}`
