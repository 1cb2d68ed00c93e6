// Package relationtest has the tests of package relation. They stand beside it, so that it is compiled once.
package relationtest
