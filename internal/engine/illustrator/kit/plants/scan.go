package plants

import "fmt"

// sscan reads "x,y".
func sscan(text string, x, y *float64) (int, error) { return fmt.Sscanf(text, "%g,%g", x, y) }
