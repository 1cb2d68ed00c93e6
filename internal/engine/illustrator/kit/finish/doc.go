// Package finish changes drawings in their parts: what is damaged, ajar, lit, tinted, left out or stretched. How they look all over is in the packages below.
package finish
