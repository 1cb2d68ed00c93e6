// Package faces puts faces, and what things need to act, on things.
package faces
