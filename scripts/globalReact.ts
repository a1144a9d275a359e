import * as React from 'react'

// tsx compiles JSX to calls of a global React unless a tsconfig of the folder it runs in says otherwise for each file;
// the project's says nothing, because it only refers to others.
Object.assign(globalThis, { React })
