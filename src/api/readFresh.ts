interface Readable<Arg, Call> {
  initiate: (arg: Arg, options: { subscribe: false; forceRefetch: true }) => Call
}

/** The call that reads from the server whatever the cache has, and keeps nobody subscribed to the answer. */
export const readFresh = <Arg, Call>({ initiate }: Readable<Arg, Call>, arg: Arg): Call =>
  initiate(arg, { subscribe: false, forceRefetch: true })
