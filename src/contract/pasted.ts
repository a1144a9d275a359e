/** What was pasted, without the blanks around it and the invisible characters that chats and mails bring along. */
export const pasted = (text: string) => text.replace(/\p{Cf}/gu, '').trim()
