package main

import "errors"

// exitError is an error with an exit code of its own.
type exitError struct {
	code int
	error
}

func (e *exitError) Unwrap() error { return e.error }

// exitCode returns the code with which the process ends after an error.
func exitCode(err error) int {
	var own *exitError
	if errors.As(err, &own) {
		return own.code
	}
	return 1
}
