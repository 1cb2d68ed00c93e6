// Carries what somebody typed from one form to another with the same field names: from the plain form to the island that
// takes its place, and back when the island breaks.

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function controls(root: ParentNode): Control[] {
  return [...root.querySelectorAll<Control>('input[name], textarea[name], select[name]')]
}

const isSwitch = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio'

/** Returns the values by field name; a switch that is off has none. */
export function readFields(root: ParentNode): Map<string, string> {
  const on = controls(root).filter((control) => !isSwitch(control) || control.checked)
  return new Map(on.map((control) => [control.name, control.value]))
}

/** Returns the value that a field came with. */
function initialValue(control: Control): string {
  if (!('options' in control)) return control.defaultValue
  const options = [...control.options]
  return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
}

/** Returns those values that somebody has changed since the page came. */
export function readChanges(root: ParentNode): Map<string, string> {
  const changed = controls(root).filter((control) =>
    isSwitch(control) ? control.checked && !control.defaultChecked : control.value !== initialValue(control),
  )
  return new Map(changed.map((control) => [control.name, control.value]))
}

/** Fills in the values by field name; fields without one keep what they have, but switches go off. */
export function writeFields(root: ParentNode, values: ReadonlyMap<string, string>): void {
  for (const control of controls(root)) {
    const value = values.get(control.name)
    if (isSwitch(control)) control.checked = control.value === value
    else if (value !== undefined) control.value = value
  }
}
