package domain

// SandboxEnd is how much of what was bought in the sandbox has ended with it.
type SandboxEnd struct {
	Users   int
	Plans   int
	Credits int
}
