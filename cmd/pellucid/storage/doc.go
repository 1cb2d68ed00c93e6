// Package storage says by flags where image files are kept and how they are sent, and moves them.
package storage
