import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'

interface StepsProps {
  labels: readonly string[]
  /** The number of steps that are done; the next one is the present one. */
  done: number
}

/** How far a dialog has come: steps done, the present one, those to come. */
export function Steps({ labels, done }: StepsProps) {
  return (
    <Stepper activeStep={done} aria-label="Steps" sx={{ marginBottom: 5, flexWrap: 'wrap' }}>
      {labels.map((label, index) => (
        <Step key={label} aria-current={index === done ? 'step' : undefined}>
          <StepLabel>
            {label}
            {index < done && <span className="visually-hidden"> done</span>}
          </StepLabel>
        </Step>
      ))}
    </Stepper>
  )
}
