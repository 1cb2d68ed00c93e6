// Package retouch edits and exports images that are kept: from their recipe where it draws the same again, else from their pixels.
package retouch
