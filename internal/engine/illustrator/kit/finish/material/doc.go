// Package material draws a thing as if it were made of gold, glass, cloth.
package material
