/** "2 approvals wait for the connection." */
export const waitingText = (count: number) =>
  `${count === 1 ? '1 approval waits' : `${count} approvals wait`} for the connection.`
