// Package cutouts removes the background of pictures that people send.
package cutouts
