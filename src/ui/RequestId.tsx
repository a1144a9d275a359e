/** The id under which the server's log has a failed call, for whoever asks for help with it. */
export const RequestId = ({ id }: { id: string | undefined }) =>
  id && (
    <small className="request-id">
      Request <code>{id}</code>
    </small>
  )
