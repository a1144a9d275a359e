/** What can open over any page; one at a time. */
export type ShellDialog = 'account' | 'messages' | 'palette' | 'shortcuts'
