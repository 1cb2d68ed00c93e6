package settings

import "errors"

// exitError is an error with an exit code of its own.
type exitError struct {
	code int
	error
}

func (e *exitError) Unwrap() error { return e.error }

// ExitWith is an error with which the process ends with a code of its own.
func ExitWith(code int, err error) error { return &exitError{code, err} }

// ExitCode returns the code with which the process ends after an error.
func ExitCode(err error) int {
	var own *exitError
	if errors.As(err, &own) {
		return own.code
	}
	return 1
}
