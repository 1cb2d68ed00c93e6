// Package demo says what the demo gallery shows.
package demo
