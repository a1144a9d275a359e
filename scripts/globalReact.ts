import * as React from 'react'

// tsx compiles JSX to calls of a global React unless the tsconfig of the working directory says otherwise for the file; the
// project's tsconfig only refers to others.
Object.assign(globalThis, { React })
