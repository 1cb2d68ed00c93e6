// Package testkit is what tests of the whole house stand on: a clock that is set by hand, the real store in a temporary
// file, an engine whose behaviour a test chooses, and the real site over HTTP. It is for tests only.
package testkit
