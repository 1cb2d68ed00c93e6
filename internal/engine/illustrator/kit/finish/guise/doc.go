// Package guise makes a thing in the shape of another: a candle shaped as a rose.
package guise
