/** The failed call's id in the server's log, for people who ask for help. */
export const RequestId = ({ id }: { id: string | undefined }) =>
  id && (
    <small className="request-id">
      Request <code>{id}</code>
    </small>
  )
