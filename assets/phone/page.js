const T="{texts}", MARK="{mark}";
