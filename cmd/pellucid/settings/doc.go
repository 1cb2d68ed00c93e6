// Package settings holds what all commands share: the data folder, variables and secrets, the version, exit codes.
package settings
