import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { TextField } from './fields'

it('hands over what was typed into the field before the scripts ran', () => {
  const onChange = jest.fn()
  const field = <TextField name="email" label="E-mail" value="" error={undefined} onChange={onChange} />
  const container = document.createElement('div')
  container.innerHTML = renderToString(field)
  for (const input of container.querySelectorAll('input')) input.value = 'mona@tour.example'
  render(field, { container, hydrate: true })
  expect(onChange.mock.calls).toEqual([['mona@tour.example']])
})
