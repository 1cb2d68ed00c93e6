// Package programtest tests the program as it is run: as a process with flags, variables, signals and files.
package programtest
